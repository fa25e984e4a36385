import { afterAll, afterEach, expect } from 'vitest'
import { type TestApp, testApp } from './app.ts'
import { ledgerDifferences } from './ledgers.ts'

/** The shop of a test file, closed behind its last test. */
export async function shopOfFile(): Promise<TestApp> {
  const shop = await testApp()
  afterAll(() => shop.close())
  return shop
}

/** The same where goods or money move: after each test the books of every store have to add up. */
export async function shopWithBooks(): Promise<TestApp> {
  const shop = await shopOfFile()
  afterEach(async () => expect(await ledgerDifferences(shop)).toEqual([]))
  return shop
}
