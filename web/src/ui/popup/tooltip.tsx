import { useEffect, useId, useRef, useState } from 'react'
import { kitText } from '../../text/kit/kit.ts'
import { Kbd } from '../key/kbd.tsx'
import { useAnchoredPopover } from './use-anchored-popover.ts'
import { watchTips } from './watch-tips.ts'

/** What makes an element show `text` (and the key) when it is pointed at or focused. It must have a name of its own. */
export function tooltip(text: string, keyHint?: string) {
  return { 'data-tip': text, 'data-tip-key': keyHint }
}

/**
 * The popup that all tooltips share, mounted once, by KitProvider: an element with a tooltip then costs two attributes,
 * of which a screen may have hundreds.
 */
export function TooltipLayer() {
  const [{ anchor, turn }, setShown] = useState<{ anchor: HTMLElement | null; turn: number }>({ anchor: null, turn: 0 })
  useEffect(() => watchTips(next => setShown(last => ({ anchor: next, turn: last.turn + 1 }))), [])
  return anchor && <Tip key={turn} anchor={anchor} />
}

const placing = { side: 'top', align: 'center', gap: 6, orBeside: true } as const

function Tip({ anchor }: { anchor: HTMLElement }) {
  const id = useId()
  const popup = useRef<HTMLDivElement>(null)
  const { tip, tipKey } = anchor.dataset
  useAnchoredPopover(true, { current: anchor }, popup, placing)
  useEffect(() => {
    // Where it is the name of a button without words, a reader has said it already.
    if (anchor.ariaLabel === tip) return
    anchor.setAttribute('aria-describedby', id)
    return () => anchor.removeAttribute('aria-describedby')
  }, [anchor, tip, id])
  return (
    // Named, because words outside of every landmark are lost to who goes by landmarks.
    <section aria-label={kitText.tooltip}>
      <div
        ref={popup}
        id={id}
        popover="manual"
        role="tooltip"
        className="fixed inset-auto m-0 flex max-w-72! items-center gap-2 rounded-1 border-0 bg-tip px-2 py-1 text-12 text-on-tip print:hidden"
      >
        {tip}
        {tipKey && <Kbd inherit>{tipKey}</Kbd>}
      </div>
    </section>
  )
}
