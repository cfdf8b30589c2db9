import { html, nothing } from './html.ts';

describe('a piece of a page', () => {
  it('has every text escaped once, and pieces as they are', () => {
    const name = `<script>alert("&'")</script>`;
    const bold = html`<b title="${name}">${name}</b>`;
    const escaped = '&lt;script&gt;alert(&quot;&amp;&#39;&quot;)&lt;/script&gt;';
    expect(bold.text).toBe(`<b title="${escaped}">${escaped}</b>`);
    expect(html`<p>${[bold, bold]}${nothing}${3}</p>`.text).toBe(`<p>${bold.text}${bold.text}3</p>`);
  });
});
