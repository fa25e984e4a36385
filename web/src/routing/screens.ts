import type { Screen } from './define-screen.ts'

type RouteFile = { screen?: Screen; screens?: readonly Screen[] }

const files = import.meta.glob<RouteFile>('../routes/*.tsx', { eager: true })
const declared = Object.values(files).flatMap(file => [...(file.screen ? [file.screen] : []), ...(file.screens ?? [])])
const built = new Set(declared.filter(screen => !screen.later).map(screen => screen.path))

/** Every screen of the application: what the files of routes/ declare. */
export const screens: readonly Screen[] = declared.filter(screen => !screen.later || !built.has(screen.path))
