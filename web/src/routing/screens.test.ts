import { describe, expect, it } from 'vitest'
import walk from '../../../e2e/screen/route-walk.spec.ts?raw'
import { rightFor } from './decide-route.ts'
import { routeRights } from './route-rights.ts'
import { screens } from './screens.ts'

describe('the screens', () => {
  it('have one each', () => {
    const paths = screens.map(screen => screen.path)
    expect(paths.toSorted()).toEqual([...new Set(paths)].toSorted())
  })
  it('are there for every guarded path', () => {
    const paths = new Set(screens.map(screen => screen.path))
    expect(Object.keys(routeRights).filter(path => !paths.has(path))).toEqual([])
  })
  it('are opened and refused in a browser, person by person — add the path to the table of e2e/screen/route-walk.spec.ts', () => {
    const guarded = Object.entries(routeRights).filter(([, needs]) => typeof needs === 'object')
    expect(guarded.length).toBeGreaterThan(50)
    expect(guarded.map(([path]) => path).filter(path => !walk.includes(`'${path}': `))).toEqual([])
  })
  it('stand behind a right, but for the entrance and the public page', () => {
    const open = screens.filter(screen => ['public', 'visitor'].includes(String(rightFor(screen.path, routeRights))))
    expect(open.map(screen => screen.path).toSorted()).toEqual([
      '/$slug',
      '/auth/forgot',
      '/auth/sign-in',
      '/auth/sign-up',
    ])
  })
  it('in the menu stand behind a right that the API asks too, but for what everybody has', () => {
    // The home page is everybody's, its cards ask for rights of their own.
    const everybodys = ['/']
    const open = screens.filter(({ path, menu }) => menu && typeof rightFor(path, routeRights) !== 'object')
    expect(open.map(({ path }) => path).toSorted()).toEqual(everybodys)
  })
  it('in the menu have an address of their own', () => {
    expect(screens.filter(screen => screen.menu && screen.path.includes('$'))).toEqual([])
  })
})
