#!/bin/sh
# Starts the browser $SITE_BROWSER without the web pages that each window of Chromium loads for its
# address bar, which cost as much as a visit, and without the spare renderer of each visitor, which
# costs a fifth of a visit. Chromium uses only the last --disable-features, so this extends the one
# of Playwright.
off=SpareRendererForSitePerProcess,WebUIOmniboxPopup,WebUIOmniboxFullPopup,WebUIOmniboxAimPopup
for option do
  shift
  case $option in
    --disable-features=*) option="$option,$off" ;;
  esac
  set -- "$@" "$option"
done
exec "$SITE_BROWSER" "$@"
