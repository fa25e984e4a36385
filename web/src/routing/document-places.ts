import { screens } from './screens.ts'

const places: Readonly<Record<string, (id: string) => string>> = Object.assign({}, ...screens.map(({ shows }) => shows))

/** The address where something of a kind is shown, as its screen says under `shows`; nothing for a kind without a page. */
export const placeOfDocument = (kind: string, id: string): string | undefined => places[kind]?.(id)
