import type { ComponentType, ReactNode } from 'react'
import { type LinkProps, LinkProvider } from '../button/link.tsx'
import { HotkeyHelp } from '../key/hotkey-help.tsx'
import { ToastRegion } from '../popup/toast-region.tsx'
import { TooltipLayer } from '../popup/tooltip.tsx'
import type { Use } from '../table/column.ts'
import { allUses, UsesProvider } from '../table/use-needed-columns.ts'
import { ConfirmLayer } from '../window/confirm-layer.tsx'

type KitProviderProps = {
  link: ComponentType<LinkProps>
  /** What the store uses; left out, everything. */
  uses?: Readonly<Record<Use, boolean>>
  /** Where the guides stand, for the window of keys; left out where nobody is signed in. */
  guides?: string | undefined
  children: ReactNode
}

/** Around the whole application: the link of the router, what the store uses, and the one place of tooltips, toasts, questions, key help. */
export function KitProvider({ link, uses = allUses, guides, children }: KitProviderProps) {
  return (
    <LinkProvider value={link}>
      <UsesProvider value={uses}>{children}</UsesProvider>
      <TooltipLayer />
      <ToastRegion />
      <ConfirmLayer />
      <HotkeyHelp guides={guides} />
    </LinkProvider>
  )
}
