import { fieldText } from '@quay/contract/audit-action'
import { typeText, valueText } from '@quay/contract/log/log-words'
import { describeVatRate } from '../tax/describe-vat-rate.ts'
import { formatDate } from '../text/format-date.ts'
import { formatNumber } from '../text/format-number.ts'

/** One field of a log row in words; null where that side has none. */
export type LogChange = { field: string; before: string | null; after: string | null }

/**
 * What a log row says, field by field: what was, and what became of it. Fields without a change are left out; of a list
 * of named things (units, rights) it gives only those that changed, each by its name. The unit and the price list that
 * a change was made in stay as facts beside it.
 */
export function logChanges(before: unknown, after: unknown, subjectKind: string | null = null): LogChange[] {
  const [was, is] = [asRecord(before), asRecord(after)]
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return fields.flatMap(field => {
    if (isHidden(field)) return []
    const [had, has] = [was[field], is[field]]
    if (isNamedList(had) && isNamedList(has)) return listChanges(fieldText[field] ?? field, had, has)
    const [before, after] = [describeField(was, field, subjectKind), describeField(is, field, subjectKind)]
    const name = fieldText[field] ?? field
    if (before === after) return placeFields.has(field) && after ? [{ field: name, before: null, after }] : []
    // What only the old side tells, when there is a new one, is a fact beside the change and not a loss.
    const isFact = Object.keys(is).length > 0 && !(field in is)
    return [isFact ? { field: name, before: null, after: before } : { field: name, before, after }]
  })
}

/** Where a price was changed: the same before and after, and still needed to read the change. */
const placeFields = new Set(['unit', 'priceBook'])

/** The fields of a log row that `logChanges` would show without a name, because no feature gives one. */
export function unnamedFields(before: unknown, after: unknown): string[] {
  const namesOf = (value: unknown): string[] => {
    if (Array.isArray(value)) return value.flatMap(namesOf)
    return Object.entries(asRecord(value)).flatMap(([field, part]) =>
      isHidden(field) || part === undefined || part === null
        ? []
        : [...(field in fieldText || !isIdentifier.test(field) ? [] : [field]), ...namesOf(part)],
    )
  }
  return [...new Set([before, after].flatMap(namesOf))]
}

/** What a program calls a field; what a person calls it, as switches are logged, needs no other name. */
const isIdentifier = /^[a-z][A-Za-z0-9]*$/

const isHidden = (field: string) => /^(id|version)$|Ids?$/.test(field)

type Named = { name: string }
const isNamedList = (value: unknown): value is Named[] =>
  Array.isArray(value) && value.length > 0 && value.every(one => typeof asRecord(one).name === 'string')

/** "Giá (Hộp): 42.000 → 40.000"; an added or removed item is listed whole. */
function listChanges(list: string, before: readonly Named[], after: readonly Named[]): LogChange[] {
  const names = [...new Set([...before, ...after].map(one => one.name))]
  return names.flatMap((name): LogChange[] => {
    const [was, is] = [before.find(one => one.name === name), after.find(one => one.name === name)]
    if (was && is) return logChanges(was, is).map(change => ({ ...change, field: `${change.field} (${name})` }))
    return [{ field: list, before: was ? inWords(was) : null, after: is ? inWords(is) : null }]
  })
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}

/** Numbers of the contract that stand for words, then everything else. */
function describeField(record: Record<string, unknown>, field: string, subjectKind: string | null): string | null {
  const value = record[field]
  if (typeof value === 'number' && field === 'vatRate') return describeVatRate(value)
  if (typeof value === 'number' && field === 'type') return typeText[`${subjectKind}.${value}`] ?? String(value)
  return inWords(value)
}

/** A kept value as a person reads it; null for what is not there. */
function inWords(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'number') return formatNumber(value, 2)
  if (typeof value === 'boolean') return value ? 'Có' : 'Không'
  if (typeof value === 'string')
    return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value) : (valueText[value] ?? value)
  if (Array.isArray(value)) return value.map(inWords).filter(Boolean).join('; ') || null
  return (
    Object.entries(asRecord(value))
      .filter(([field]) => !isHidden(field))
      .flatMap(([field, part]) => {
        const words = inWords(part)
        return words === null ? [] : [`${fieldText[field] ?? field} ${words}`]
      })
      .join(', ') || null
  )
}
