import { laterPart } from '../../ui/later-part.tsx'

/** Later parts that only the table of the cart and what comes behind it draw: named here, they weigh nothing when the till opens. */
const loaders = {
  lineFault: () => import('./line/line-fault.tsx'),
  keepersWindow: () => import('./order/keepers-window.tsx'),
  changeParts: () => import('./pay/change/change-parts.tsx'),
  transferCode: () => import('./pay/method/transfer-code.tsx'),
}

export const loadLineFault = async () => (await loaders.lineFault()).default
export const loadTransferCode = async () => (await loaders.transferCode()).default
export const ChangePartsWindow = laterPart(async () => (await loaders.changeParts()).ChangeParts)
export const KeepersWindow = laterPart(async () => (await loaders.keepersWindow()).KeepersWindow)

/** Fetches them all. One that fails is fetched again when it is needed. */
export async function loadKeyParts(): Promise<void> {
  await Promise.allSettled(Object.values(loaders).map(load => load()))
}
