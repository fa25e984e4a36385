import { useSyncExternalStore } from 'react'

/** Widths of the page shapes, as in styles.css: phone, drawer, narrow, slim navigation, full. */
const bounds = { sm: '(width < 600px)', md: '(width < 801px)', lg: '(width < 1024px)', xl: '(width < 1181px)' }

export type Bound = keyof typeof bounds

const queries = Object.fromEntries(
  Object.entries(bounds).map(([bound, query]) => [bound, window.matchMedia(query)]),
) as Record<Bound, MediaQueryList>

/** Whether the window is narrower than a bound. For what classes cannot do: another element, a column left out. */
export function useBelow(bound: Bound): boolean {
  return useSyncExternalStore(
    changed => {
      queries[bound].addEventListener('change', changed)
      return () => queries[bound].removeEventListener('change', changed)
    },
    () => queries[bound].matches,
  )
}
