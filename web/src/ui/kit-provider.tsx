import type { ComponentType, ReactNode } from 'react'
import type { Use } from './column.ts'
import { ConfirmLayer } from './confirm-layer.tsx'
import { HotkeyHelp } from './hotkey-help.tsx'
import { type LinkProps, LinkProvider } from './link.tsx'
import { ToastRegion } from './toast-region.tsx'
import { TooltipLayer } from './tooltip.tsx'
import { allUses, UsesProvider } from './use-needed-columns.ts'

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
