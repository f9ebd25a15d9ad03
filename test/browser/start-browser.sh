#!/bin/sh
# Starts the browser $SITE_BROWSER without the web pages that each window of Chromium loads for its
# address bar, which take as much as a visit. Of two lists it would take the last, and Playwright has one.
for option do
  shift
  case $option in
    --disable-features=*) option="$option,WebUIOmniboxPopup,WebUIOmniboxFullPopup,WebUIOmniboxAimPopup" ;;
  esac
  set -- "$@" "$option"
done
exec "$SITE_BROWSER" "$@"
