import { createContext, type ReactNode, use, useEffect } from 'react'
import { enterLayer } from './hotkeys.ts'

export const HotkeyLayerContext = createContext(0)

/** Around the content of a dialog: its keys act, those of the page under it do not. */
export function HotkeyLayer({ children }: { children: ReactNode }) {
  const layer = use(HotkeyLayerContext) + 1
  useEffect(() => enterLayer(layer), [layer])
  return <HotkeyLayerContext value={layer}>{children}</HotkeyLayerContext>
}
