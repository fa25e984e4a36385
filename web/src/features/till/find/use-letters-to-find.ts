import { useEffect } from 'react'
import { listHotkeys, matchesHotkey } from '../../../ui/key/hotkeys.ts'
import { isCovered } from '../../../ui/window/cover.ts'

/** What listens to letters itself: lists that choose by typing, and what opens at a line. */
const listensItself = '[role=combobox], [role=listbox], [role=menu], [popover], [contenteditable], select'

/**
 * Letters and digits that are typed while no field has the focus, after a click on a line or beside it, go to the find
 * box. A key of the till stays that key.
 */
export function useLettersToFind(find: { current: HTMLInputElement | null }) {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (event.defaultPrevented || isCovered() || !isLetter(event) || isTaken(event.target)) return
      if (listHotkeys().some(({ key }) => matchesHotkey(key, event))) return
      // The browser writes the letter into what has the focus after this.
      find.current?.focus()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [find])
}

/** One printed character; or a key that an input method is about to make one of. Space presses buttons. */
const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !ctrlKey && !metaKey && !altKey && ((key.length === 1 && key !== ' ') || key === 'Process')

function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  const isField =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox')
  return isField || target.closest(listensItself) !== null
}
