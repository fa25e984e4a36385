import { storeUses } from '../../api/session/store-uses.ts'
import { documentText } from '../../text/kit/document.ts'

/** The name of a price or amount that VAT comes to; only the name in a store without VAT. */
export const beforeVat = (name: string): string => (storeUses().vat ? documentText.beforeVat(name) : name)
