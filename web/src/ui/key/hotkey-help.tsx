import { useState } from 'react'
import { kitText } from '../../text/kit/kit.ts'
import { toast } from '../popup/toast.ts'
import { usePart } from '../use-part.ts'
import { loadHotkeyWindow } from '../window/windows.ts'
import { useHotkey } from './use-hotkey.ts'

/** The overlay of `?`, with the way to the guides. Mounted once, by KitProvider. */
export function HotkeyHelp({ guides }: { guides: string | undefined }) {
  const [open, setOpen] = useState(false)
  useHotkey({ id: 'help', key: '?', label: kitText.hotkeyHelp, scope: kitText.everywhere }, () => setOpen(true))
  const HotkeyWindow = usePart(open, loadHotkeyWindow, () => {
    setOpen(false)
    toast.warning(kitText.notHere)
  })
  return HotkeyWindow && <HotkeyWindow open={open} guides={guides} onClose={() => setOpen(false)} />
}
