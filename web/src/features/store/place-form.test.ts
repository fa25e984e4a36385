import { storePatch } from '@quay/contract/store/shapes'
import { describe, expect, it } from 'vitest'
import { formResolver, withoutEmpty } from '../../api/form/form-resolver.ts'
import { withWardCode } from '../../form/address-form.ts'
import { licencesOf, type PlaceForm, placeForm, withPlaceRules } from './place-form.ts'

const paper = { number: '', issuedBy: '', issuedOn: null, expiresOn: null }
const empty = placeForm(null)
const filled: PlaceForm = {
  ...empty,
  licences: {
    business: paper,
    pharmacy: { ...paper, number: '79-1/ĐKKDD' },
    gpp: { ...paper, number: '12/GPP', issuedOn: '2024-03-01', expiresOn: '2027-03-01' },
  },
}

describe('papers', () => {
  it('of which nothing was written are none', () => {
    expect(licencesOf(empty.licences)).toEqual([])
    expect(licencesOf(filled.licences)).toEqual([
      { kind: 'pharmacy', number: '79-1/ĐKKDD', issuedBy: null, issuedOn: null, expiresOn: null },
      { kind: 'gpp', number: '12/GPP', issuedBy: null, issuedOn: '2024-03-01', expiresOn: '2027-03-01' },
    ])
  })

  it('come back into the form as they were sent', () => {
    const place = {
      address: null,
      ward: null,
      coordinates: null,
      workingHours: null,
      licences: licencesOf(filled.licences),
    }
    expect(placeForm(place).licences).toEqual(filled.licences)
  })
})

describe('complaints', () => {
  type Form = PlaceForm & { taxCode: string }
  const resolver = withPlaceRules(
    formResolver(storePatch.omit({ version: true }), ({ licences: _, ...form }: Form) =>
      withoutEmpty(withWardCode(form)),
    ),
  )
  const check = async (form: Partial<Form>) => {
    const { errors } = await resolver({ ...filled, taxCode: '', ...form }, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    })
    return errors
  }

  it('there are none about what is right or left empty', async () => {
    expect(await check({})).toEqual({})
    expect(await check({ taxCode: '0312770607', coordinates: '10.7769, 106.7009' })).toEqual({})
  })

  it('stand at the paper of their kind, whichever are written', async () => {
    const backwards = { ...paper, number: '1', issuedOn: '2027-01-01', expiresOn: '2026-01-01' }
    const errors = await check({ licences: { business: paper, pharmacy: paper, gpp: backwards } })
    expect(errors).toMatchObject({ licences: { gpp: { expiresOn: { message: 'Ngày hết hạn phải sau ngày cấp' } } } })
  })

  it('of a paper without a number is beside the number', async () => {
    const numberless = { ...paper, issuedOn: '2024-03-01' }
    const errors = await check({ licences: { business: numberless, pharmacy: paper, gpp: paper } })
    expect(errors).toMatchObject({ licences: { business: { number: { message: 'Không được để trống' } } } })
  })

  it('say what the rules behind coordinates and tax codes say', async () => {
    expect(await check({ coordinates: 'Quận 1', taxCode: '0312770608' })).toMatchObject({
      coordinates: { message: expect.stringContaining('10.7769,106.7009') },
      taxCode: { message: expect.stringContaining('sai số kiểm tra') },
    })
  })
})
