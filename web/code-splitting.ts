import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { normalizePath, type Rolldown } from 'vite'

/** The whole path of a file or folder of the client. Throws where there is none, because the build says nothing of a name that matches no file. */
function source(path: string): string {
  const whole = resolve(import.meta.dirname, 'src', path)
  if (!existsSync(whole)) throw new Error(`code-splitting.ts names ${path}, which is not there`)
  return normalizePath(whole)
}
const tillFolder = source('features/till')
/** What every page begins with: routes, session, parts of the frame, and what sends sales. */
const page = ['main.tsx', 'offline/outbox/open-outbox.ts'].map(source)
/** What the sale screen is. */
const till = [source('features/till/sale-screen.tsx'), source('features/till/find/suggestion-list.tsx')]
/** What comes with its first key. */
const firstKey = [source('features/till/cart/cart-table.tsx')]
/** Who names the parts that come after the first goods. */
const laterNamed = [
  'features/till/later-parts.ts',
  'features/till/key-parts.ts',
  'features/till/line/line-panel.tsx',
].map(source)
/** A screen of its own in the folder of the till. */
const customerDisplay = source('features/till/display/customer-display.tsx')
/** What the page of the till has come with them. */
const laterPages = [
  'features/receipt/shared/print-at-till.ts',
  'features/receipt/shared/print-slip.ts',
  'features/label/shared/bag-labels.tsx',
  'ui/key/hotkey-window.tsx',
].map(source)

/** Libraries export more than is taken, so what a page seems to import of them says nothing; but for icons, a file each, and schemas. */
const notOfLibrary = /^(?!.*node_modules[\\/](?!lucide-react|zod))/

/**
 * How the scripts are cut into files. Left alone, the build makes one file of each set of modules that the same screens
 * share: sixty requests for the till, each compressed by itself. The first group that wants a module gets it.
 *
 * - `vendor`: libraries of every page. Stays the same, and in the browser's cache, from release to release.
 * - `page`: what every page begins with, and what the till shares with other screens: apart, the two are 3 KiB more.
 * - `till`: the rest of the sale screen.
 * - `till-key`: what comes with the first key, and only there; `till-key-shared`: what other screens need of it too.
 * - `till-later`, `till-shared`: the same for what comes after the first goods. A hundred files of their own cost each slow machine a second.
 * - `windows`: Base UI, which only dialogs, drawers and tabs use.
 * - `forms`, `lists`: what the other screens share.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'vendor', test: /node_modules[\\/](?!lucide-react)/, tags: ['$initial'], priority: 5 },
    // Alone, as the later ones: what a module needs is in these sets by itself.
    { debugName: 'first', name: fileOfFirst, includeDependenciesRecursively: false, priority: 4 },
    {
      name: 'windows',
      test: /node_modules[\\/]@base-ui|[\\/]ui[\\/](window[\\/](dialog|confirm-dialog|edit-sheet)|page[\\/]tabs)\.tsx$/,
      priority: 3,
    },
    { debugName: 'later', name: fileOfLater, includeDependenciesRecursively: false, priority: 2 },
    {
      name: 'forms',
      test: /node_modules[\\/]react-hook-form|[\\/]api[\\/]form[\\/](form-resolver|show-issues)/,
      priority: 2,
    },
    {
      name: 'lists',
      test: /lucide-react|[\\/]domain[\\/]src[\\/]|[\\/]web[\\/]src[\\/](api|routing|text|ui(?!.page.detail-page))[\\/]/,
      minShareCount: 3,
      priority: 1,
    },
  ],
}

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/** All modules that come with these, which they import straight or through others. */
function withImports(roots: Iterable<string>, graph: Graph, found = new Set<string>()): Set<string> {
  for (const id of roots) {
    if (found.has(id)) continue
    found.add(id)
    withImports(graph.getModuleInfo(id)?.importedIds ?? [], graph, found)
  }
  return found
}

/** The file of a module of the first load; null for another one. */
function fileOfFirst(id: string, graph: Graph): string | null {
  const { isFirst, isKey, isOfOthers } = placesIn(graph)
  if (isFirst.has(id)) return isOfOthers.has(id) ? 'page' : 'till'
  if (isKey.has(id)) return isOfOthers.has(id) ? 'till-key-shared' : 'till-key'
  return null
}

/** The file of a module that comes to the till after its first goods; null for another one. */
function fileOfLater(id: string, graph: Graph): string | null {
  const { isLater, isOfOthers } = placesIn(graph)
  if (!isLater.has(id)) return null
  return isOfOthers.has(id) ? 'till-shared' : 'till-later'
}

let places: ReturnType<typeof findPlaces> | null = null

function placesIn(graph: Graph) {
  places ??= findPlaces(graph)
  return places
}

function findPlaces(graph: Graph) {
  const named = laterNamed.flatMap(id => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  const roots = new Set([...till, ...firstKey, ...named, ...laterPages])
  const isOfTill = (root: string) => roots.has(root) || (root.startsWith(`${tillFolder}/`) && root !== customerDisplay)
  const isOfOthers = withImports(page, graph)
  for (const id of everyModule(graph))
    for (const root of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      if (!isOfTill(root)) withImports([root], graph, isOfOthers)
  const isFirst = new Set([...withImports([...page, ...till], graph)].filter(id => notOfLibrary.test(id)))
  const isKey = withImports(firstKey, graph).difference(isFirst)
  const isLater = withImports([...named, ...laterPages], graph)
    .difference(isFirst)
    .difference(isKey)
  return { isOfOthers, isFirst, isKey, isLater }
}

/** All modules of the client, found from one of them. */
function everyModule(graph: Graph): Set<string> {
  const found = new Set(laterNamed)
  for (const id of found) {
    const info = graph.getModuleInfo(id)
    if (!info) continue
    for (const ids of [info.importedIds, info.dynamicallyImportedIds, info.importers, info.dynamicImporters])
      for (const other of ids) found.add(other)
  }
  return found
}
