import { resolve } from 'node:path'
import { normalizePath, type Rolldown } from 'vite'

const source = (path: string) => normalizePath(resolve(import.meta.dirname, 'src', path))
const tillFolder = source('features/till')
/** What the sale screen is, what comes right after it, and what with its first key. */
const till = [`${tillFolder}/sale-screen.tsx`]
const foundGoods = [`${tillFolder}/find/suggestion-list.tsx`]
const firstKey = [`${tillFolder}/cart/cart-table.tsx`]
/** What sends sales, on every screen. */
const outbox = [source('offline/outbox/open-outbox.ts')]
/** Who names the parts that come after the first goods. */
const laterNamed = [`${tillFolder}/later-parts.ts`, `${tillFolder}/line/line-panel.tsx`]
/** A screen of its own in the folder of the till. */
const customerDisplay = `${tillFolder}/display/customer-display.tsx`
/** What the page of the till has come with them. */
const laterPages = [
  'features/receipt/shared/print-at-till.ts',
  'features/receipt/shared/print-slip.ts',
  'features/label/shared/bag-labels.tsx',
  'ui/key/hotkey-window.tsx',
].map(source)
/** The first of them that a module belongs to gives its file the name. */
const kits = { kit: till, 'found-kit': foundGoods, 'line-kit': firstKey, 'outbox-kit': outbox }

/**
 * How the scripts are cut into files. Left alone, the build makes one file of each set of modules that the same screens
 * share: sixty requests for the till, each compressed by itself. The first group that wants a module gets it.
 *
 * - `vendor`: libraries of every page. Stays the same, and in the browser's cache, from release to release.
 * - the page itself: routes, session, shell parts.
 * - `kit`: what the till shares with other screens, and nothing that it does not use.
 * - `found-kit`, `line-kit`, `outbox-kit`: the same for the list of found goods, for what comes with the first key, and for what sends sales.
 * - `till-later`: what comes after the first goods, and only there; `till-shared`: what other screens need of it too. A hundred files of their
 *   own cost each slow machine a second.
 * - `windows`: Base UI, which only dialogs, drawers and tabs use.
 * - `forms`, `lists`: what the other screens share.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'vendor', test: /node_modules[\\/](?!lucide-react)/, tags: ['$initial'], priority: 5 },
    { name: 'page', tags: ['$initial'], priority: 4 },
    {
      debugName: 'kit',
      name: (id, graph) => Object.entries(kits).find(([, screens]) => isOf(screens, id, graph))?.[0] ?? null,
      minShareCount: 2,
      priority: 3,
    },
    {
      name: 'windows',
      test: /node_modules[\\/]@base-ui|[\\/]ui[\\/](window[\\/](dialog|confirm-dialog|edit-sheet)|page[\\/]tabs)\.tsx$/,
      priority: 2,
    },
    // Alone: with what they need it would take parts of the till itself along.
    { debugName: 'later', name: laterFile, includeDependenciesRecursively: false, priority: 2.5 },
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

const found = new Map<readonly string[], Set<string>>()

/** Whether one of these files imports the module, straight or through others, so that it comes with them. */
function isOf(roots: readonly string[], id: string, graph: Graph): boolean {
  let modules = found.get(roots)
  if (!modules) {
    modules = new Set()
    for (const root of roots) withImports(root, graph, modules)
    found.set(roots, modules)
  }
  return modules.has(id)
}

function withImports(id: string, graph: Graph, found: Set<string>): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) withImports(imported, graph, found)
  return found
}

let later: { own: Set<string>; shared: Set<string> } | null = null

/** The file of a module that comes to the till after its first goods; null for another one. */
function laterFile(id: string, graph: Graph): string | null {
  later ??= findLater(graph)
  return later.own.has(id) ? 'till-later' : later.shared.has(id) ? 'till-shared' : null
}

function findLater(graph: Graph): { own: Set<string>; shared: Set<string> } {
  const named = laterNamed.flatMap(id => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  const roots = new Set([...named, ...laterPages])
  const ofTill = new Set<string>()
  for (const root of roots) withImports(root, graph, ofTill)
  const ofOthers = new Set<string>()
  for (const id of everyModule(graph))
    for (const root of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      if (!roots.has(root) && (!root.startsWith(`${tillFolder}/`) || root === customerDisplay))
        withImports(root, graph, ofOthers)
  const before = new Set<string>()
  for (const root of Object.values(kits).flat()) withImports(root, graph, before)
  const after = ofTill.difference(before)
  return { own: after.difference(ofOthers), shared: after.intersection(ofOthers) }
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
