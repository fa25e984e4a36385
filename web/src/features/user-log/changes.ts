import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { vatRateText } from '../../text/bill.ts'
import { fieldText, typeText, valueText } from '../../text/user-log.ts'

/** One field of a log row; null where that side has none. */
export type Change = { field: string; before: string | null; after: string | null }

/** What a log row says, field by field: what was, and what became of it. Fields without a change are left out. */
export function changesOf(before: unknown, after: unknown, subjectKind: string | null = null): Change[] {
  const [was, is] = [asRecord(before), asRecord(after)]
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return fields.flatMap(field => {
    if (/^(id|version)$|Ids?$/.test(field)) return []
    const [before, after] = [fieldInWords(was, field, subjectKind), fieldInWords(is, field, subjectKind)]
    if (before === after) return []
    const name = fieldText[field] ?? field
    // What only the old side tells, when there is a new one, is a fact beside the change and not a loss.
    const isFact = Object.keys(is).length > 0 && !(field in is)
    return [isFact ? { field: name, before: null, after: before } : { field: name, before, after }]
  })
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}

/** Numbers of the contract that stand for words, then everything else. */
function fieldInWords(record: Record<string, unknown>, field: string, subjectKind: string | null): string | null {
  const value = record[field]
  if (typeof value === 'number' && field === 'vatRate') return vatRateText(value)
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
      .filter(([field]) => !/^(id|version)$|Ids?$/.test(field))
      .flatMap(([field, part]) => {
        const words = inWords(part)
        return words === null ? [] : [`${fieldText[field] ?? field} ${words}`]
      })
      .join(', ') || null
  )
}
