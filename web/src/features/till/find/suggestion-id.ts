/** The id of a row of found goods, for `aria-activedescendant`. */
export const suggestionId = (place: number) => `suggestion-${place}`
