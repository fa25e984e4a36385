import type { ComponentType, ReactNode } from 'react'
import { ConfirmLayer } from './confirm-layer.tsx'
import { HotkeyHelp } from './hotkey-help.tsx'
import { type LinkProps, LinkProvider } from './link.tsx'
import { ToastRegion } from './toast-region.tsx'
import { TooltipLayer } from './tooltip.tsx'

type KitProviderProps = { link: ComponentType<LinkProps>; children: ReactNode }

/** Around the whole application: the link of the router, and the one place of tooltips, toasts, questions, key help. */
export function KitProvider({ link, children }: KitProviderProps) {
  return (
    <LinkProvider value={link}>
      {children}
      <TooltipLayer />
      <ToastRegion />
      <ConfirmLayer />
      <HotkeyHelp />
    </LinkProvider>
  )
}
