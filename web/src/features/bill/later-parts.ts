import { lazy } from 'react'

/** Parts that the first sale does not need at once: they come after the till stands, and before the network may go. */
const loaders = {
  linePanel: () => import('./line-panel.tsx'),
  outboxTray: () => import('./outbox-tray.tsx'),
  addCustomer: () => import('./add-customer.tsx'),
  mixedPayment: () => import('./mixed-payment.tsx'),
  transferCode: () => import('./transfer-code.tsx'),
}

export const LinePanel = lazy(loaders.linePanel)
export const OutboxTray = lazy(loaders.outboxTray)
export const AddCustomer = lazy(loaders.addCustomer)
export const MixedPayment = lazy(loaders.mixedPayment)
export const TransferCode = lazy(loaders.transferCode)

/** Fetches them all. One that fails is fetched again when it is needed. */
export async function loadLaterParts(): Promise<void> {
  await Promise.allSettled(Object.values(loaders).map(load => load()))
}
