import type { AccessWindow } from '@quay/contract/employee'
import { errorMessage } from '@quay/contract/error-code'
import { type Licence, type LicenceKind, licenceKinds } from '@quay/contract/place'
import { readPlace } from '@quay/domain/place/read-place'
import type { FieldValues, Resolver } from 'react-hook-form'

export type LicenceForm = { number: string; issuedBy: string; issuedOn: string | null; expiresOn: string | null }

/** The fields that a store and a branch share, as their forms hold them. */
export type PlaceForm = {
  address: string
  coordinates: string
  workingHours: AccessWindow[]
  licences: Record<LicenceKind, LicenceForm>
}

type Place = {
  address: string | null
  coordinates: string | null
  workingHours: AccessWindow[] | null
  licences: readonly Licence[]
}

/** What a shop usually keeps: every day from seven to ten in the evening. */
export const usualWindow = (): AccessWindow => ({ days: [1, 2, 3, 4, 5, 6, 7], from: '07:00', to: '22:00' })

/** A store or branch as its form holds it; null begins a new one. */
export function placeForm(place: Place | null): PlaceForm {
  const licenceOf = (kind: LicenceKind): LicenceForm => {
    const licence = place?.licences.find(one => one.kind === kind)
    return {
      number: licence?.number ?? '',
      issuedBy: licence?.issuedBy ?? '',
      issuedOn: licence?.issuedOn ?? null,
      expiresOn: licence?.expiresOn ?? null,
    }
  }
  return {
    address: place?.address ?? '',
    coordinates: place?.coordinates ?? '',
    workingHours: place?.workingHours ?? [],
    licences: { business: licenceOf('business'), pharmacy: licenceOf('pharmacy'), gpp: licenceOf('gpp') },
  }
}

/**
 * The papers as they are sent: one of which nothing was written is none. Their kinds keep their order, so that a
 * refusal of `licences.1` finds its way back (`licencePlaces`).
 */
export const licencesOf = (form: PlaceForm['licences']) =>
  writtenKinds(form).map(kind => {
    const { number, issuedBy, issuedOn, expiresOn } = form[kind]
    return { kind, number, issuedBy: issuedBy || null, issuedOn, expiresOn }
  })

const writtenKinds = (form: PlaceForm['licences']): LicenceKind[] =>
  licenceKinds.filter(kind => {
    const { number, issuedBy, issuedOn, expiresOn } = form[kind]
    return number.trim() || issuedBy.trim() || issuedOn || expiresOn
  })

/**
 * A resolver that also says what the rules behind coordinates and tax codes say, and puts the complaints about papers
 * at the fields of their kind.
 */
export function withPlaceRules<Values extends PlaceForm & FieldValues, Output>(
  resolver: Resolver<Values, unknown, Output>,
): Resolver<Values, unknown, Output> {
  return async (values, context, options) => {
    const result = await resolver(values, context, options)
    const errors: Record<string, unknown> = { ...result.errors }
    if (Array.isArray(errors.licences) || isRecord(errors.licences)) {
      const kinds = writtenKinds(values.licences)
      const byPlace = Object.entries(errors.licences as Record<string, unknown>)
      errors.licences = Object.fromEntries(byPlace.map(([place, error]) => [kinds[Number(place)] ?? place, error]))
    }
    const { coordinates, taxCode } = values as { coordinates?: string; taxCode?: string }
    for (const field of [{ coordinates }, { taxCode }]) {
      const read = readPlace(field)
      if (read.ok || !read.path) continue
      errors[read.path] ??= { type: 'rule', message: errorMessage(read.code, read.details) }
    }
    if (Object.keys(errors).length === 0) return result
    return { values: {}, errors } as Awaited<ReturnType<Resolver<Values, unknown, Output>>>
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
