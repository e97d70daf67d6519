// @vitest-environment node
import { renderToString } from 'react-dom/server';
import * as ui from '../src/index.ts';

const ignore = () => undefined;

const everything = (
  <ui.Container as="main">
    <ui.Stack>
      <ui.Inline>
        <ui.Heading level={1}>Heading</ui.Heading>
        <ui.Text>Text</ui.Text>
        <ui.Button busy>Button</ui.Button>
        <ui.IconButton icon="menu" label="Menu" />
        <ui.Badge>Badge</ui.Badge>
        <ui.StatusPill tone="green">confirmed</ui.StatusPill>
        <ui.Rating value={4.7} />
      </ui.Inline>
      <ui.TextField label="Name" value="" onChange={ignore} error="Required" />
      <ui.SelectField label="Code" value="a" options={[{ value: 'a', label: 'A' }]} onChange={ignore} />
      <ui.Checkbox label="Pets" checked onChange={ignore} />
      <ui.Stepper label="Adults" value={1} min={1} onChange={ignore} />
      <ui.Dialog open title="Dialog" onClose={ignore}>
        Inside
      </ui.Dialog>
      <ui.Popover label="Dates" value="Nov 21" open onOpenChange={ignore}>
        Panel
      </ui.Popover>
      <ui.Card>
        <ui.PriceLines rows={[{ label: 'Taxes', amount: '$9' }]} total={{ label: 'Total', amount: '$98' }} />
        <ui.DataList items={[{ term: 'Check-in', description: 'Nov 21' }]} />
      </ui.Card>
      <ui.Alert tone="error">Alert</ui.Alert>
      <ui.ErrorSummary title="Errors" errors={[{ fieldId: 'x', message: 'Wrong' }]} />
      <ui.Spinner>Loading</ui.Spinner>
      <ui.Skeleton width="half" />
      <ui.Picture alt="Nothing" width={4} height={3} />
      <ui.PhotoGrid label="Photos" photos={[{ src: '/a.svg', alt: 'A' }]} />
      <ui.Scroller label="Rooms" buttons={{ previous: 'Earlier', next: 'Later' }}>
        <p>One</p>
      </ui.Scroller>
      <ui.ResponsiveTable
        label="Table"
        rows={['a']}
        rowKey={(row) => row}
        columns={[{ key: 'x', header: 'X', cell: (row) => row }]}
      />
      <ui.LiveRegion />
      <ui.ThemeSwitch value="system" onChange={ignore} />
      <ui.Breadcrumbs current="Room">
        <a href="/">Home</a>
      </ui.Breadcrumbs>
      <ui.Menu summary="Menu">
        <a href="/">Home</a>
      </ui.Menu>
      <ui.Stamp place="Alberta" value="40">
        Code
      </ui.Stamp>
    </ui.Stack>
  </ui.Container>
);

describe('on the server', () => {
  it('there is no window', () => {
    expect(typeof window).toBe('undefined');
  });

  it('every component renders, the same each time', () => {
    const html = renderToString(everything);
    expect(html).toContain('Inside');
    expect(renderToString(everything)).toBe(html);
  });

  it('there is no style attribute: a strict security policy would refuse it', () => {
    expect(renderToString(everything)).not.toMatch(/\sstyle="/);
  });

  it('no id occurs twice', () => {
    const ids = [...renderToString(everything).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
