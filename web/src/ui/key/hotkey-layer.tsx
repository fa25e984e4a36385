import { createContext, type ReactNode, use, useEffect } from 'react'
import { enterLayer } from './hotkeys.ts'

export const HotkeyLayerContext = createContext(0)

/** Below every layer that there is: keys of it never act. */
const gone = -1

type HotkeyLayerProps = {
  /** False while it only fades away: the keys are the page's again at once, and what fades acts no second time. */
  active: boolean
  children: ReactNode
}

/** Around the content of a dialog: its keys act, those of the page under it do not. */
export function HotkeyLayer({ active, children }: HotkeyLayerProps) {
  const layer = use(HotkeyLayerContext) + 1
  useEffect(() => (active ? enterLayer(layer) : undefined), [layer, active])
  return <HotkeyLayerContext value={active ? layer : gone}>{children}</HotkeyLayerContext>
}
