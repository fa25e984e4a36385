import { useBlocker } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { giveBack, takesBack, watchBack } from '../ui/window/use-back.ts'

/** Back closes what lies over a page (or has it ask about what was typed) before it leaves the page. */
export function BackGuard() {
  const isTaken = useSyncExternalStore(watchBack, takesBack)
  useBlocker({
    enableBeforeUnload: false,
    disabled: !isTaken,
    shouldBlockFn: ({ action }) => {
      // Where the program itself goes on, after saving for one, it means to.
      if (action === 'PUSH' || action === 'REPLACE') return false
      giveBack()
      return true
    },
  })
  return null
}
