@echo off
rem Starts Roundhouse with the Java of JAVA_HOME, else the one on the PATH. ROUNDHOUSE_JAVA_OPTS adds JVM flags.
setlocal
for %%d in ("%~dp0..") do set "APP=%%~fd"
set "JAVA=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "JAVA=%JAVA_HOME%\bin\java.exe"

set "MAJOR=0"
for /f "tokens=3" %%v in ('call "%JAVA%" -version 2^>^&1 ^| findstr /c:" version "') do (
  for /f "delims=.-+" %%m in ("%%~v") do set "MAJOR=%%m"
)
if %MAJOR% LSS 25 (
  echo roundhouse: Java 25 or newer is needed and none was found: install one ^(for example from https://adoptium.net^) or point JAVA_HOME at it. 1>&2
  exit /b 1
)

rem Classes for quick starts. The build archived them for its Java; for another Java the app writes an archive of its own.
set "ARCHIVE=%LOCALAPPDATA%\Roundhouse\classes.jsa"
set "QUICK="
set "SAME="
if defined JAVA_HOME fc /b "%JAVA_HOME%\release" "%APP%\lib\classes.release" >nul 2>&1 && set "SAME=yes"
if defined SAME if exist "%APP%\lib\classes.jsa" set QUICK="-XX:SharedArchiveFile=%APP%\lib\classes.jsa"
if defined QUICK goto quick
if exist "%ARCHIVE%" (
  set QUICK="-XX:SharedArchiveFile=%ARCHIVE%"
) else if "%~1"=="" (
  if not exist "%LOCALAPPDATA%\Roundhouse" mkdir "%LOCALAPPDATA%\Roundhouse"
  set QUICK="-XX:DumpLoadedClassList=%ARCHIVE%.list"
)
:quick

rem These commands are done before Java's second compiler pays off.
set "HASTY="
for %%c in (compare export new picture print test trust unpack validate) do if /i "%~1"=="%%c" set "HASTY=-XX:TieredStopAtLevel=1"

"%JAVA%" @jvm.flags@ -Xlog:cds=off,aot=off %QUICK% %HASTY% "-Droundhouse.archive=%ARCHIVE%" "-Droundhouse.class-list=%ARCHIVE%.list" %ROUNDHOUSE_JAVA_OPTS% "-Droundhouse.home=%APP%" -classpath "%APP%\lib\*" roundhouse.cli.Main %*
exit /b %ERRORLEVEL%
