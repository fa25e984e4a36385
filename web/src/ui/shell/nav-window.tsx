import { Dialog as Base } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import { kitText } from '../../text/kit/kit.ts'
import { kitPartText } from '../../text/kit/kit-parts.ts'
import { IconButton } from '../button/icon-button.tsx'
import { scrimClass } from '../window/dialog.tsx'
import { NavList } from './nav-list.tsx'
import type { NavGroup } from './navigation.ts'

type NavWindowProps = { open: boolean; onClose: () => void; groups: readonly NavGroup[]; path: string }

/** The menu in a drawer from the left. */
export function NavWindow({ open, onClose, groups, path }: NavWindowProps) {
  return (
    <Base.Root open={open} onOpenChange={next => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={scrimClass} />
        <Base.Popup className="fixed inset-y-0 left-0 z-dialog flex w-72 max-w-full flex-col bg-raised p-2 text-13 text-ink shadow-3 transition-transform duration-slow data-ending-style:-translate-x-full data-starting-style:-translate-x-full">
          <div className="flex items-center justify-between pl-2">
            <Base.Title className="text-14">{kitPartText.navigation}</Base.Title>
            <Base.Close render={<IconButton label={kitText.close} icon={<X />} tooltip={false} />} />
          </div>
          <nav aria-label={kitPartText.navigation} className="min-h-0 flex-1 overflow-auto">
            <NavList groups={groups} path={path} onFollow={onClose} />
          </nav>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
