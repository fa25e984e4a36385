import type { TillProduct } from '@quay/contract/till/shapes'
import type { CareOfSale } from '@quay/domain/sale/medicine/check-prescription'
import type { Cart } from '../cart/cart.ts'

/** What the steps of a sale need to know of prescription and buyer. */
export function careOf({ care, customer }: Cart): CareOfSale {
  const prescription = care?.prescription
  return {
    prescription: prescription
      ? { code: prescription.code ?? null, prescribedOn: prescription.prescribedOn ?? null, taken: care?.taken }
      : null,
    buyer: care?.buyer ?? customer,
    noPrescriptionReason: care?.reason ?? null,
  }
}

/** Whether a product asks for a prescription or for who buys it. */
export const needsCare = (product: TillProduct | null): boolean =>
  product !== null && (product.isPrescription || Boolean(product.controlGroup))
