#!/bin/sh
# Starts the browser $SITE_BROWSER without the web pages that each window of Chromium loads for its
# address bar, which take as much as a visit, and without the process that it keeps in reserve for each
# visitor, a fifth of a visit. Of two lists it would take the last, and Playwright has one.
off=SpareRendererForSitePerProcess,WebUIOmniboxPopup,WebUIOmniboxFullPopup,WebUIOmniboxAimPopup
for option do
  shift
  case $option in
    --disable-features=*) option="$option,$off" ;;
  esac
  set -- "$@" "$option"
done
exec "$SITE_BROWSER" "$@"
