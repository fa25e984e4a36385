import { type Branch, branchBody, type branchPatch, timeZones } from '@quay/contract/branch/shapes'
import { describeHours } from '@quay/domain/access/access-hours'
import { addressLine } from '@quay/domain/address/address-line'
import { describeLicence } from '@quay/domain/place/describe-licence'
import type { z } from 'zod'
import { formResolver, withoutEmpty } from '../../api/form/form-resolver.ts'
import { withCleared } from '../../api/form/with-cleared.ts'
import { withWardCode } from '../../form/address-form.ts'
import { changesIn } from '../../form/changes-in.ts'
import { textsOf } from '../../form/texts-of.ts'
import { placeText } from '../../text/setting/place.ts'
import { type PlaceForm, placeForm, withPlaceRules } from './place-form.ts'

const { fields } = placeText

export type BranchForm = PlaceForm &
  Record<'name' | 'code' | 'phone', string> & {
    timeZone: Branch['timeZone']
    dayCutOffHour: number
    isInHospital: boolean
  }

/** A branch as the form holds it; null begins a new one. */
export const formOf = (branch: Branch | null): BranchForm => ({
  ...placeForm(branch),
  ...textsOf(branch, ['name', 'code', 'phone']),
  timeZone: branch?.timeZone ?? timeZones[0],
  dayCutOffHour: branch?.dayCutOffHour ?? 0,
  isInHospital: branch?.isInHospital ?? false,
})

export const branchResolver = withPlaceRules(
  formResolver(branchBody, ({ licences: _licences, ...form }: BranchForm) => withoutEmpty(withWardCode(form))),
)

const clearable = ['phone', 'address', 'wardCode', 'coordinates'] as const

/** What an edit sends: what was emptied is cleared. A code is changed, never taken away. */
export const patchOf = (
  { id: _id, ...values }: z.output<typeof branchBody>,
  { version }: Branch,
): z.input<typeof branchPatch> => ({ ...withCleared(values, clearable), version })

/** What another person changed in a branch, in words. */
export const changesBetween = changesIn<Branch>(
  [
    [fields.name, branch => branch.name],
    [fields.code, branch => branch.code],
    [fields.phone, branch => branch.phone],
    [fields.address, addressLine],
    [fields.coordinates, branch => branch.coordinates],
    [fields.workingHours, branch => branch.workingHours && describeHours(branch.workingHours)],
    [fields.licences, branch => branch.licences.map(describeLicence).join('; ') || null],
    [fields.dayCutOffHour, branch => placeText.hour(branch.dayCutOffHour)],
    [fields.isInHospital, branch => placeText.yesOrNo(branch.isInHospital)],
    [placeText.columns.status, branch => placeText.statuses[branch.isActive === 1 ? 1 : 0]],
  ],
  placeText.none,
)
