import { fold } from '../text/fold.ts'

interface Named {
  code?: string | null | undefined
  name: string
  unitName?: string | null | undefined
}

/**
 * By what a supplier's goods are known again: its own code, or where it writes none its name; with the unit, because one
 * code may be sold by the box and by the strip.
 */
export function supplierItemKey({ code, name, unitName }: Named): string {
  const written = code?.trim() ? `#${code.trim().toUpperCase()}` : squeezed(name)
  return `${written}|${squeezed(unitName ?? '')}`
}

const squeezed = (text: string) => fold(text).replace(/\s+/g, ' ').trim()
