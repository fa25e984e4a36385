import { kitText } from '../text/kit.ts'

/** What opens at the end of the body stands in a landmark too, so that readers who go from one to the next find it. */
export const portalRegion = { role: 'region', 'aria-label': kitText.layer } as const
