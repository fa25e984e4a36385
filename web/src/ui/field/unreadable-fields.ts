import { createContext } from 'react'

/**
 * The fields of a form whose text cannot be parsed (31/02, "một nghìn"): each entry makes its field say so. Their value
 * is null, so a form that were saved would drop what was typed.
 */
export const UnreadableFields = createContext<Set<() => void> | null>(null)
