import { type ComponentType, useState } from 'react'
import { kitText } from '../text/kit/kit.ts'
import { toast } from './popup/toast.ts'
import { usePart } from './use-part.ts'

/**
 * A part of a screen whose file is loaded when it is first drawn; until then `Before` stands there. Where the file does not come (no
 * network) a message says so, a window closes, and the rest of the screen stands: a lazy component would throw and take the whole screen
 * with it. The next time that the part is drawn, the file is asked for again.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Before: ComponentType<Props> | null = null,
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null
  const loadKnown = async () => {
    known = await load()
    return known
  }
  return function LaterPart(props: Props) {
    const [atOnce] = useState(() => known)
    const loaded = usePart(atOnce === null, loadKnown, () => {
      toast.warning(kitText.notHere)
      if ('onClose' in props && typeof props.onClose === 'function') props.onClose()
    })
    const Part = atOnce ?? loaded
    if (Part) return <Part {...props} />
    return Before && <Before {...props} />
  }
}
