import { routeErrorText } from '../text/kit/route-error.ts'

/** Why a screen does not stand there, in words, and whether only a fresh page helps. */
export function faultOfScreen(error: unknown, online: boolean): { title: string; text: string; needsPage: boolean } {
  if (!/dynamically imported module|importing a module script/i.test(String(error)))
    return { title: routeErrorText.broken, text: routeErrorText.nothingLost, needsPage: false }
  // With the server there its files are of another build; a fresh page has the new ones.
  return online
    ? { title: routeErrorText.partOfOldBuild, text: routeErrorText.reloadToGoOn, needsPage: true }
    : { title: routeErrorText.partMissing, text: routeErrorText.partMissingWhy, needsPage: true }
}
