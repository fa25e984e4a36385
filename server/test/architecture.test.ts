import { readdirSync, readFileSync } from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/** Source files of the four workspaces, by path from the root. */
const files = ['contract/src', 'domain/src', 'server/src', 'server/seeds', 'web/src']
  .flatMap(folder =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter(name => /\.tsx?$/.test(name)),
  )
  .sort()
const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const text = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** What a file imports: workspaces as `@quay/x/y`, own files by path from the root, packages by name. */
function importsOf(file: string): string[] {
  const found = [
    ...text(file).matchAll(/(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g),
  ]
  return found.map(match => {
    const target = (match[1] ?? match[2])!
    return target.startsWith('.') ? path.posix.join(path.posix.dirname(file), target) : target
  })
}

function offences(where: (file: string) => boolean, forbidden: (target: string, file: string) => boolean): string[] {
  return files
    .filter(file => where(file) && !isTest(file))
    .flatMap(file =>
      importsOf(file)
        .filter(target => forbidden(target, file))
        .map(target => `${file} imports ${target}`),
    )
}
const within = (folder: string) => (file: string) => file.startsWith(folder)
const featureOf = (file: string) => /^(?:server|web)\/src\/features\/([^/]+)\//.exec(file)?.[1]

describe('layers: everything may use what stands on its left, nothing what stands on its right', () => {
  it('contract imports zod and itself — move rules to domain, SQL to server', () => {
    expect(offences(within('contract/'), target => target !== 'zod' && !target.startsWith('contract/'))).toEqual([])
  })

  it('domain imports types of the contract and itself — pass clock, randomness and rows as arguments', () => {
    expect(
      offences(
        within('domain/'),
        // A parser of XML is as pure as what it replaces.
        target =>
          !target.startsWith('domain/') &&
          !target.startsWith('@quay/contract/') &&
          !['saxes', '@leeoniya/ufuzzy'].includes(target),
      ),
    ).toEqual([])
    const impure = files.filter(
      file =>
        within('domain/src')(file) &&
        !isTest(file) &&
        /Date\.now|new Date\(\)|Math\.random|process\.|globalThis|crypto\./.test(text(file)),
    )
    expect(impure).toEqual([])
  })

  it('web never imports the server — ask for what it knows through a route', () => {
    expect(
      offences(within('web/'), target => target.startsWith('@quay/server') || target.startsWith('server/')),
    ).toEqual([])
  })

  it('web: ui knows no feature, api or route — give it what it shows by props', () => {
    expect(offences(within('web/src/ui'), target => /^web\/src\/(features|routes|api|offline)\//.test(target))).toEqual(
      [],
    )
  })

  it('web: features do not import routes, and of other features only shared/ — put there what is meant for others', () => {
    const crossing = (target: string, file: string) => {
      const other = featureOf(target)
      const isOthers = other !== undefined && other !== featureOf(file)
      return (
        target.startsWith('web/src/routes/') || (isOthers && !target.startsWith(`web/src/features/${other}/shared/`))
      )
    }
    expect(offences(within('web/src/features'), crossing)).toEqual([])
  })

  it('web: every feature with a page is composed by a file of web/src/routes — write its route', () => {
    const pages = files.filter(file => /^web\/src\/features\/[^/]+\/(.*\/)?[a-z-]+-(list|page|editor)\.tsx$/.test(file))
    const folders = [...new Set(pages.map(file => featureOf(file)!))]
    expect(folders.length).toBeGreaterThan(15)
    const routed = new Set(files.filter(within('web/src/routes')).flatMap(file => importsOf(file).map(featureOf)))
    expect(folders.filter(folder => !routed.has(folder))).toEqual([])
  })

  it('server: a feature uses another’s store and commands, never its routes — import the command', () => {
    const http = (target: string, file: string) =>
      /features\/[^/]+\/routes\.ts$/.test(target) && featureOf(target) !== featureOf(file)
    expect(offences(within('server/src/features'), http)).toEqual([])
  })

  it('server: SQL is written in stores, queries and commands of a feature or in db — not in routes', () => {
    const withSql = files.filter(
      file => /features\/[^/]+\/routes\.ts$/.test(file) && /tx\.(query|insert|db)\b/.test(text(file)),
    )
    expect(withSql).toEqual([])
  })
})

describe('a feature says what it is in its own folder', () => {
  it('server: a folder with routes has a feature.ts, and a line in features.ts', () => {
    const folders = files.flatMap(
      file => /^server\/src\/features\/([^/]+)\/(?:[a-z-]+-)?routes\.ts$/.exec(file)?.[1] ?? [],
    )
    const listed = importsOf('server/src/features.ts').flatMap(
      target => /features\/([^/]+)\/feature\.ts$/.exec(target)?.[1] ?? [],
    )
    expect([...new Set(folders)].filter(folder => !listed.includes(folder))).toEqual([])
    const declared = files.flatMap(file => /^server\/src\/features\/([^/]+)\/feature\.ts$/.exec(file)?.[1] ?? [])
    expect(declared.filter(folder => !listed.includes(folder))).toEqual([])
  })

  it.each([
    { part: 'errors', list: 'error-code', least: 20 },
    { part: 'audit', list: 'audit-action', least: 20 },
    { part: 'rights', list: 'areas', least: 20 },
    { part: 'routes', list: 'contract', least: 35 },
    { part: 'stock-kinds', list: 'stock-entry-kind', least: 8 },
  ])(
    'contract: every file $part is part of its list, contract/src/$list (an import and an entry)',
    ({ part, list, least }) => {
      const declared = files.filter(file => new RegExp(`^contract/src/[^/]+/${part}\\.ts$`).test(file))
      expect(declared.length).toBeGreaterThan(least)
      const listed = importsOf(`contract/src/${list}.ts`)
      // Routes of the session are part of those of auth, which spread them.
      const inAnother = (file: string) =>
        declared.some(other => listed.includes(other) && importsOf(other).includes(file))
      expect(declared.filter(file => !listed.includes(file) && !inAnother(file))).toEqual([])
    },
  )

  it('server: every references.ts is part of the list in server/src/references.ts', () => {
    const declared = files.filter(file => /^server\/src\/features\/[^/]+\/references\.ts$/.test(file))
    expect(declared.length).toBeGreaterThan(25)
    expect(declared.filter(file => !importsOf('server/src/references.ts').includes(file))).toEqual([])
  })

  it('server: the letters of codes stand in codes.ts of their feature — name them in its feature.ts under codes', () => {
    const declared = files.filter(file => /^server\/src\/features\/[^/]+\/codes\.ts$/.test(file))
    expect(declared.length).toBeGreaterThan(20)
    const series = declared.flatMap(file =>
      [...text(file).matchAll(/export const (\w+) = \w+Codes\('(\w+)'/g)].map(([, name, letters]) => ({
        ...{ file, letters, name: name! },
        told: /^ {2}codes: \[([^\]]*)\]/m.exec(text(file.replace('codes.ts', 'feature.ts')))?.[1]?.split(', ') ?? [],
      })),
    )
    expect(series.filter(({ name, told }) => !told.includes(name)).map(({ file, name }) => `${file}: ${name}`)).toEqual(
      [],
    )
    const letters = series.map(one => one.letters)
    expect(letters.filter((one, place) => letters.indexOf(one) !== place)).toEqual([])
    const elsewhere = files.filter(file => /\b(gapless|typed)Codes\(/.test(text(file)) && !declared.includes(file))
    expect(elsewhere).toEqual([])
  })

  it('domain: what refuses knows no feature — types of details stand in contract/src/<feature>/errors.ts', () => {
    expect(importsOf('domain/src/refusal.ts')).toEqual(['@quay/contract/error-code'])
  })
})

describe('web: documents are written by one kit, web/src/document', () => {
  const features = files.filter(file => within('web/src/features')(file) && !isTest(file))

  it('saving a draft, what the server refused of it and conflicts — use useDocumentEditor', () => {
    expect(features.filter(file => text(file).includes("'not-a-draft'"))).toEqual([])
    const kept = new Set(
      features
        .filter(file => importsOf(file).includes('web/src/document/slot/draft-slot.tsx'))
        .map(file => featureOf(file)),
    )
    const past = /\/(conflict-note\.tsx|use-version-conflict\.ts|use-leave-guard\.ts)$/
    expect(
      offences(
        file => kept.has(featureOf(file)),
        target => past.test(target),
      ),
    ).toEqual([])
  })

  it('half-written work — give DraftSlot a kind; useDocumentEditor or useKeptSheet keeps it', () => {
    // The till keeps carts, and counting its scope, by stores of their own.
    const own = ['till', 'counting']
    const disk = (target: string, file: string) =>
      target === 'web/src/offline/disk/draft-disk.ts' && !own.includes(featureOf(file) ?? '')
    expect(offences(within('web/src/features'), disk)).toEqual([])
    const slots = features.filter(file => /\bkept\.(keep|moveTo)\(/.test(text(file)))
    expect(slots).toEqual([])
  })

  it('half-written work is tried in a browser — add the address to e2e/screen/half-written.spec.ts', () => {
    const tried = ['screen/half-written', 'screen/kept-voucher', 'bill/sale-returns'].map(name =>
      readFileSync(path.join(root, `e2e/${name}.spec.ts`), 'utf8'),
    )
    const editors = new Set(
      features
        .filter(file => importsOf(file).includes('web/src/document/slot/draft-slot.tsx'))
        .map(file => featureOf(file)!),
    )
    const addresses = [...editors].map(editor => {
      const route = files.find(
        file => file.startsWith('web/src/routes/') && importsOf(file).some(target => featureOf(target) === editor),
      )
      return /path: '([^']+)'/.exec(route ? text(route) : '')?.[1] ?? editor
    })
    expect(addresses.length).toBeGreaterThan(8)
    expect(addresses.filter(address => !tried.some(spec => spec.includes(address)))).toEqual([])
  })

  it('each editor keeps its half-written work under a kind of its own — give DraftSlot another kind', () => {
    const kinds = files.flatMap(file =>
      [...text(file).matchAll(/<DraftSlot\b[^>]*?\bkind="([^"]+)"/g)].map(([, kind]) => kind),
    )
    expect(kinds.length).toBeGreaterThan(5)
    expect(kinds.filter((kind, at) => kinds.indexOf(kind) !== at)).toEqual([])
  })

  it('the end of a document — use CancelDocument, beside it DocumentDetail sets papers apart', () => {
    // Several drafts are dropped with one reason; a bill of the till has its own page.
    const others = ['web/src/features/bill/', 'web/src/features/purchase-order/drop-drafts.tsx']
    const cancels = (file: string) =>
      importsOf(file).includes('web/src/ui/window/reason-dialog.tsx') && /Routes\.cancel\b/.test(text(file))
    expect(features.filter(cancels).filter(file => !others.some(other => file.startsWith(other)))).toEqual([])
  })
})

describe('server: documents are written by one kit, server/src/document', () => {
  const features = files.filter(file => within('server/src/features')(file) && !isTest(file))
  const saying = (words: RegExp) => features.filter(file => words.test(text(file)))

  it('a document that is no draft any more — use requireDraft, and requireVersion for the version that was seen', () => {
    expect(saying(/'not-a-draft'/)).toEqual([])
  })

  it('the end of a document — use markCancelled, or cancelMovement for what moved goods', () => {
    // What is written beside the end: money that stays with a customer, the rest of an order, goods on their way, the check that
    // others became, a debt that counts no changes, a price that was planned, a line of a book of the pharmacy.
    const own = [
      'bill/cancel-bill.ts',
      'debt/adjustment-store.ts',
      'gpp-book/write-note.ts',
      'inventory-check/merge-checks.ts',
      'price-book/planned-prices.ts',
      'purchase-order/end-order.ts',
      'sales-order/end-order.ts',
      'sales-order/merge-orders.ts',
      'stock-transfer/transfer-store.ts',
    ].map(file => `server/src/features/${file}`)
    expect(saying(/cancelled_by_name = |cancelledByName: actor/)).toEqual(own)
    expect(saying(/\bdecideUndo\(/)).toEqual([])
  })

  it('a document of a branch — use ownDocument, so that one of another branch is not there', () => {
    expect(saying(/branchIds\.includes\(stored\.branchId\)/)).toEqual([
      'server/src/features/customer-request/write-customer-request.ts',
    ])
  })

  it('the number, the maker and the time of a document — use createDraft, or insertHead where its ways are its own', () => {
    const made = saying(/createdByName: actor\.fullName/)
    // A bill is posted by the till and has no draft; a receipt has its own instant; the others are no documents with a number of their own.
    expect(made.map(file => featureOf(file))).toEqual([
      'bill',
      'excel',
      'gpp-book',
      'price-book',
      'sample-medicine',
      'tax-filing',
      'tax',
      'voucher',
    ])
  })

  it('a file of documents — use documentFile; an export is its columns', () => {
    const own = ['excel/export-list.ts', 'excel/routes.ts']
    expect(saying(/\bexportList\(/)).toEqual(own.map(file => `server/src/features/${file}`))
  })

  it('lists and files say in feature.ts what they read, so that a test has PostgreSQL check it', () => {
    const declaring = saying(/= document(List|File)(<[^>]*>)?\(/).map(file => featureOf(file))
    const told = saying(/^ {2}documents: \[/m).map(file => featureOf(file))
    expect([...new Set(declaring)]).toEqual(told)
  })
})

describe('folders are small enough to be read', () => {
  const most = 25
  /** The folders that hold more, and why; who cuts one takes it out. */
  const longer: Record<string, string> = {
    'web/src/routes':
      'a file is a screen and called like it; the build finds them all, and the menu that each says is their order',
  }
  const roots = [
    ...['contract/src', 'domain/src', 'domain/test', 'server/src', 'server/test', 'server/seeds', 'web/src'],
    ...['web/service-worker', 'e2e', 'bench', 'scripts'],
  ]
  const named = roots.flatMap(folder =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      name => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  )
  /**
   * What a folder is counted by: its own files of source, journeys and style sheets too. A test stands beside what it tests and a
   * style sheet beside its component: these are found by the other one's name, and no file more to know.
   */
  const counted = (file: string) =>
    /\.(tsx?|m?js|css)$/.test(file) &&
    !/\.(test\.tsx?|d\.mts)$/.test(file) &&
    !(file.endsWith('.css') && named.includes(file.replace(/css$/, 'tsx')))
  const sizes = new Map<string, number>()
  for (const file of named.filter(counted)) {
    const folder = path.posix.dirname(file)
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1)
  }
  const long = [...sizes].filter(([, size]) => size > most)

  it('above 25 files — cut it by what a person or a caller does there, into folders named by nouns of that work', () => {
    expect(sizes.size).toBeGreaterThan(250)
    expect(long.filter(([folder]) => !longer[folder]).map(([folder, size]) => `${folder} holds ${size} files`)).toEqual(
      [],
    )
  })

  it('an exception holds more than 25 files — take out of the list what was cut', () => {
    expect(Object.keys(longer).filter(folder => !long.some(([other]) => other === folder))).toEqual([])
  })
})

describe('names and files', () => {
  it('are kebab-case', () => {
    expect(files.filter(file => !/^[a-z0-9-]+(\.[a-z0-9-]+)*\.tsx?$/.test(path.posix.basename(file)))).toEqual([])
  })

  it('say what is in them — name a file by its verb or noun', () => {
    const vague = /(^|[/-])(utils?|helpers?|common|misc|service|manager|base)\.tsx?$/
    expect(files.filter(file => vague.test(file))).toEqual([])
  })

  it('are no barrels — import the file itself', () => {
    // The list of all routes is read as a whole; the next test sees to that.
    const barrels = files.filter(
      file =>
        file !== 'contract/src/contract.ts' &&
        /^\s*export (\*|\{[^}]*\}) from/m.test(text(file)) &&
        !/\bfunction\b|=>/.test(text(file)),
    )
    expect(barrels).toEqual([])
  })

  it('take a feature from its own file, not from the list of all routes', () => {
    const takers = files.filter(file => /import (type )?\{[^}]*\} from '[^']*\/contract(\.ts)?'/.test(text(file)))
    expect(takers).toEqual([])
  })

  it('turn no text into code or into markup', () => {
    const doors =
      /\beval\(|new Function\(|dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write|set(Timeout|Interval)\(['"`]/
    expect(files.filter(file => !isTest(file) && doors.test(text(file)))).toEqual([])
  })

  it('leave nothing for later, cast nothing to any, ignore no error', () => {
    const marks = /\b(TODO|FIXME|XXX)\b|\bas any\b|@ts-ignore|\.(only|skip)\(/
    const here = 'server/test/architecture.test.ts'
    expect(files.filter(file => file !== here && marks.test(text(file)))).toEqual([])
  })
})
