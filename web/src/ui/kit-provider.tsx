import { CSPProvider } from '@base-ui/react/csp-provider'
import { Tooltip } from '@base-ui/react/tooltip'
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
    // The policy of the server forbids <style> elements made by scripts.
    <CSPProvider disableStyleElements>
      <LinkProvider value={link}>
        <Tooltip.Provider delay={400}>
          {children}
          <TooltipLayer />
          <ToastRegion />
          <ConfirmLayer />
          <HotkeyHelp />
        </Tooltip.Provider>
      </LinkProvider>
    </CSPProvider>
  )
}
