import MenuIcon from 'lucide-react/icons/menu'
import { useState } from 'react'
import { kitText } from '../../text/kit/kit.ts'
import { kitPartText } from '../../text/kit/kit-parts.ts'
import { IconButton } from '../button/icon-button.tsx'
import { toast } from '../popup/toast.ts'
import { usePart } from '../use-part.ts'
import { loadNavWindow } from '../window/windows.ts'
import type { NavGroup } from './navigation.ts'

/** The menu behind a button, for windows without room for it. */
export function NavDrawer({ groups, path }: { groups: readonly NavGroup[]; path: string }) {
  const [open, setOpen] = useState(false)
  const NavWindow = usePart(open, loadNavWindow, () => {
    setOpen(false)
    toast.warning(kitText.notHere)
  })
  return (
    <>
      <IconButton
        label={kitPartText.openNavigation}
        icon={<MenuIcon />}
        tooltip={false}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {NavWindow && <NavWindow open={open} onClose={() => setOpen(false)} groups={groups} path={path} />}
    </>
  )
}
