import { type ComponentType, useState } from 'react'
import { usePart } from './use-part.ts'

interface LaterPartOptions<Props> {
  /** Its file cannot be loaded: no network. It is loaded again the next time that it is drawn. */
  onMissing: (props: Props) => void
  /** Drawn until it is here. */
  Before?: ComponentType<Props>
}

/**
 * A part of a screen whose file is loaded when it is first drawn. Without the file the rest of the screen stands: a lazy component would
 * throw, and take the whole screen with it.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { onMissing, Before }: LaterPartOptions<Props>,
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null
  const loadKnown = async () => {
    known = await load()
    return known
  }
  return function LaterPart(props: Props) {
    const [atOnce] = useState(() => known)
    const loaded = usePart(atOnce === null, loadKnown, () => onMissing(props))
    const Part = atOnce ?? loaded
    if (Part) return <Part {...props} />
    return Before ? <Before {...props} /> : null
  }
}
