# SPDX-License-Identifier: MIT
#
# NEVER RUN: written from PyInstaller's and Inno Setup's documentation, and never run on Windows.
#
# Makes dist\powergrid-desktop-<version>-windows-x86_64.exe, an installer for one user, in a clone of the
# project with Python 3.11 to 3.13, git and Inno Setup 6 installed:
#
#   powershell -File packaging\windows\build.ps1

$ErrorActionPreference = "Stop"
$PSNativeCommandUseErrorActionPreference = $true
Set-Location "$PSScriptRoot\..\.."
$env:PYTHONHASHSEED = "0"
$env:SOURCE_DATE_EPOCH = git log -1 "--format=%ct"

python -m venv --clear build\tools
build\tools\Scripts\python -m pip install --quiet --require-hashes -r packaging\requirements.txt
build\tools\Scripts\hatchling build -t wheel
$wheel = Get-Item dist\powergrid_desktop-*-py3-none-any.whl
$version = $wheel.Name.Split("-")[1]
build\tools\Scripts\python -m pip install --quiet --no-deps --no-index --force-reinstall $wheel.FullName

build\tools\Scripts\python packaging\draw_icon.py build\powergrid.ico 256
build\tools\Scripts\pyinstaller --noconfirm --distpath build\bundle --workpath build\pyinstaller packaging\bundle\powergrid.spec
& "${env:ProgramFiles(x86)}\Inno Setup 6\ISCC.exe" "/DVersion=$version" packaging\windows\powergrid.iss
