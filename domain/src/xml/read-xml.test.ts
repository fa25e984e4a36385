import { describe, expect, it } from 'vitest'
import { readXml } from './read-xml.ts'

describe('readXml', () => {
  it('reads elements and their text, without prefixes and attributes', () => {
    const text = `<?xml version="1.0" encoding="UTF-8"?>
      <!-- từ máy -->
      <n:HDon xmlns:n="x"><DLHDon Id="a>b"><Ten>Công ty A &amp; B</Ten><Rong/><Ma><![CDATA[<1>]]></Ma></DLHDon></n:HDon>`
    const invoice = readXml(text)!
    expect(invoice.name).toBe('HDon')
    expect(invoice.children[0]!.children.map(({ name, text }) => [name, text])).toEqual([
      ['Ten', 'Công ty A & B'],
      ['Rong', ''],
      ['Ma', '<1>'],
    ])
  })

  it('reads characters by number', () => {
    expect(readXml('<a>&#272;&#x1EBF;n &hết;</a>')?.text).toBe('Đến &hết;')
  })

  it.each([
    ['nothing', ''],
    ['text', 'hóa đơn'],
    ['an element without end', '<a><b></a>'],
    ['a tag without end', '<a'],
    ['two roots', '<a/><b/>'],
    ['what follows the end', '<a/>xin chào'],
    ['an end without begin', '</a>'],
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['a comment without end', '<a><!-- </a>'],
    ['only brackets', '<a>'.repeat(1_000)],
  ])('refuses %s', (_, text) => {
    expect(readXml(text)).toBeNull()
  })
})
