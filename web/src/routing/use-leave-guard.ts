import { useBlocker } from '@tanstack/react-router'
import { kitText } from '../text/kit/kit.ts'
import { confirm } from '../ui/window/confirm.ts'
import { useUnsavedGuard } from '../ui/window/use-unsaved-guard.ts'

/** While `dirty`, going to another screen asks first in a dialog, and closing the tab in the browser's own words. */
export function useLeaveGuard(dirty: boolean): void {
  useUnsavedGuard(dirty)
  useBlocker({
    enableBeforeUnload: false,
    disabled: !dirty,
    shouldBlockFn: async () => {
      const leaves = await confirm({
        title: kitText.unsavedTitle,
        confirmLabel: kitText.dropChanges,
        keepLabel: kitText.continueEditing,
      })
      return !leaves
    },
  })
}
