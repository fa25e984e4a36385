import { parseDate } from '../time/parse-date.ts'

interface NamedLot {
  /** The name without lot and expiry: by it the goods are known again. */
  name: string
  lotNumber: string | null
  expiryDate: string | null
}

// A lot holds a digit and stands behind its word: "Gel lô hội" names none.
const lot =
  /[\s,;(\-–]+(?:số\s*lô(?:\s*sx)?|lô(?:\s*sx)?|lot(?:\s*no)?|batch(?:\s*no)?|lsx)\.?\s*[:#]?\s*((?=[\w./-]*\d)[\w][\w./-]{1,39})/iu
const expiry =
  /[\s,;(\-–]+(?:hạn\s*(?:sử\s*)?dùng|hsd|hd|exp(?:iry)?(?:\s*date)?)\.?\s*:?\s*(\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{1,2}[/.-]\d{2,4}|\d{4}-\d{2}-\d{2})/iu

/** Reads the lot and the expiry that some suppliers write into the name of goods; `today` gives the century of a short year. */
export function lotInName(written: string, today: string): NamedLot {
  const lotNumber = lot.exec(written)?.[1] ?? null
  const day = expiry.exec(written)?.[1] ?? null
  const expiryDate = day === null ? null : parseDate(day, { today, monthEnd: true })
  if (lotNumber === null && expiryDate === null) return { name: written, lotNumber: null, expiryDate: null }
  const bare = written
    .replace(lotNumber === null ? /$^/ : lot, ' ')
    .replace(expiryDate === null ? /$^/ : expiry, ' ')
    .replace(/\(\s*\)/g, ' ')
    .replace(/[\s,;(–-]+\)?\s*$/u, '')
    .replace(/\s+/g, ' ')
    .trim()
  return { name: bare || written, lotNumber: lotNumber?.replace(/[.\-/]+$/, '') ?? null, expiryDate }
}
