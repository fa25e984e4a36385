import type { AccessWindow } from '@quay/contract/employee/shapes'
import { errorMessage } from '@quay/contract/error-code'
import { type Licence, type LicenceKind, licence, licenceKinds } from '@quay/contract/place'
import type { Ward } from '@quay/contract/ward/shapes'
import { readPlace } from '@quay/domain/place/read-place'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { type AddressForm, addressForm } from '../../form/address-form.ts'
import { textsOf } from '../../form/texts-of.ts'

export type LicenceForm = { number: string; issuedBy: string; issuedOn: string | null; expiresOn: string | null }

/** The fields that a store and a branch share, as their forms hold them. */
export type PlaceForm = AddressForm & {
  coordinates: string
  workingHours: AccessWindow[]
  licences: Record<LicenceKind, LicenceForm>
}

type Place = {
  address: string | null
  ward: Ward | null
  coordinates: string | null
  workingHours: AccessWindow[] | null
  licences: readonly Licence[]
}

/** A store or branch as its form holds it; null begins a new one. */
export function placeForm(place: Place | null): PlaceForm {
  const formOfKind = (kind: LicenceKind): LicenceForm => {
    const paper = place?.licences.find(one => one.kind === kind)
    return {
      ...textsOf(paper ?? null, ['number', 'issuedBy']),
      issuedOn: paper?.issuedOn ?? null,
      expiresOn: paper?.expiresOn ?? null,
    }
  }
  return {
    ...textsOf(place, ['coordinates']),
    ...addressForm(place),
    workingHours: place?.workingHours ?? [],
    licences: { business: formOfKind('business'), pharmacy: formOfKind('pharmacy'), gpp: formOfKind('gpp') },
  }
}

/** The papers as they are sent: one of which nothing was written is none. */
export const licencesOf = (form: PlaceForm['licences']) =>
  licenceKinds.filter(kind => isWritten(form[kind])).map(kind => licenceOf(form, kind))

const isWritten = ({ number, issuedBy, issuedOn, expiresOn }: LicenceForm) =>
  Boolean(number.trim() || issuedBy.trim() || issuedOn || expiresOn)

function licenceOf(form: PlaceForm['licences'], kind: LicenceKind) {
  const { number, issuedBy, issuedOn, expiresOn } = form[kind]
  return { kind, number, issuedBy: issuedBy || null, issuedOn, expiresOn }
}

/**
 * A resolver that also says what the rules behind coordinates and tax codes say, and checks each paper by the contract's
 * schema, its complaints at the fields of its kind. The values that it gives hold the papers as they are sent.
 */
export function withPlaceRules<Values extends PlaceForm & FieldValues, Output extends FieldValues>(
  resolver: Resolver<Values, unknown, Output>,
): Resolver<Values, unknown, Output & { licences: Licence[] }> {
  return async (values, context, options) => {
    const result = await resolver(values, context, options)
    const errors: Record<string, unknown> = { ...result.errors, ...licenceErrors(values.licences) }
    const { coordinates, taxCode } = values as { coordinates?: string; taxCode?: string }
    for (const field of [{ coordinates }, { taxCode }]) {
      const read = readPlace(field)
      if (read.ok || !read.path) continue
      errors[read.path] ??= { type: 'rule', message: errorMessage(read.code, read.details) }
    }
    if (Object.keys(errors).length > 0) return { values: {}, errors: errors as FieldErrors<Values> }
    return { values: { ...(result.values as Output), licences: licencesOf(values.licences) }, errors: {} }
  }
}

function licenceErrors(form: PlaceForm['licences']): { licences?: Record<string, unknown> } {
  const byKind = licenceKinds.flatMap(kind => {
    const checked = isWritten(form[kind]) ? licence.safeParse(licenceOf(form, kind)) : undefined
    if (!checked || checked.success) return []
    const { issues } = checked.error
    return [
      [kind, Object.fromEntries(issues.map(({ path, message }) => [path[0], { type: 'schema', message }]))] as const,
    ]
  })
  return byKind.length > 0 ? { licences: Object.fromEntries(byKind) } : {}
}
