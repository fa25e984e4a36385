import { use, useEffect, useEffectEvent } from 'react'
import { HotkeyLayerContext } from './hotkey-layer.tsx'
import { type Hotkey, type HotkeyOptions, registerHotkey } from './hotkeys.ts'

/** Binds a key while the component is mounted. Keys of an input method that composes never arrive here. */
export function useHotkey(hotkey: Hotkey, handler: (event: KeyboardEvent) => void, options: HotkeyOptions = {}) {
  const layer = use(HotkeyLayerContext)
  const { id, key, label, scope } = hotkey
  const { enabled, inFields, repeat, leftToText } = options
  const run = useEffectEvent(handler)
  useEffect(() => {
    if (key === '') return
    return registerHotkey({
      hotkey: { id, key, label, scope },
      options: { enabled, inFields, repeat, leftToText },
      layer,
      run: event => run(event),
    })
  }, [id, key, label, scope, enabled, inFields, repeat, leftToText, layer])
}
