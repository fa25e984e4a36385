import { use, useEffect, useEffectEvent } from 'react'
import { stopAtUnreadable } from '../field/stop-at-unreadable.ts'
import { HotkeyLayerContext } from './hotkey-layer.tsx'
import { type Hotkey, type HotkeyOptions, registerHotkey } from './hotkeys.ts'

/** The keys of main actions: pay, complete, save. */
const mainKeys = new Set(['F9', 'Ctrl+S'])

/**
 * Binds a key while the component is mounted. Keys of an input method that composes never arrive here. The keys of main
 * actions stop at a field that cannot be read.
 */
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
      run: event => {
        if (!mainKeys.has(key) || !stopAtUnreadable()) run(event)
      },
    })
  }, [id, key, label, scope, enabled, inFields, repeat, leftToText, layer])
}
