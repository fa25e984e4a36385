import { controlGroups } from '@quay/contract/enumeration'
import { prescriptionBody } from '@quay/contract/prescription/shapes'
import { checkPrescriptions } from '@quay/domain/sale/medicine/check-prescription'
import { expect, it } from 'vitest'
import { randomFrom } from '../random.ts'
import { careFor } from './prescribe.ts'

it.each([null, ...controlGroups])(
  'the demo sells a prescription medicine of group %s as the law asks',
  controlGroup => {
    const product = { id: 'p', name: 'Thuốc', isPrescription: true, ingredient: 'Amoxicilin', controlGroup }
    const line = { id: 'l', index: 0, item: {}, product, quantity: 1, draws: [{ product }] }
    for (let seed = 1; seed <= 20; seed++) {
      const { prescription, buyer } = careFor(randomFrom(seed), '2026-11-23', [product])
      expect(prescriptionBody.safeParse(prescription).success).toBe(true)
      const care = {
        prescription: { code: prescription?.code ?? null, prescribedOn: '2026-11-23' },
        buyer: buyer ?? null,
        noPrescriptionReason: null,
      }
      const facts = { care, onDay: '2026-11-23', rights: { maySellWithoutPrescription: false }, isPharmacist: false }
      expect(checkPrescriptions([line as never], facts)).toEqual([])
    }
  },
)
