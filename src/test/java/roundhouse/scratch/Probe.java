package roundhouse.scratch;
import java.nio.file.*; import java.util.*;
import roundhouse.script.*; import roundhouse.engine.*; import roundhouse.interop.*; import roundhouse.workshop.Folders;
public class Probe { public static void main(String[] a) throws Exception {
  Path f; try(var s=Files.list(Path.of("../shared/peer-games/1860"))){ f=s.filter(p->p.getFileName().toString().startsWith(a[0])&&p.toString().endsWith(".game.json")).findFirst().get(); }
  var l=new TitleLoader(Path.of("designs"),Path.of("scripts"),Path.of("tile-library"));
  var c=new Conformance(new DesignTitles(l));
  var rec=RecordingFiles.read(f); var out=c.replay(rec); System.out.println(out.toString().substring(0,Math.min(600,out.toString().length())));
  out.problem().ifPresent(p->p.differences().forEach(d->System.out.println("   "+d)));
  var log=out.log(); var t=c.title(rec); var s=t.start(log.players(),log.seed()); int n=log.actions().size(); int back=a.length>1?Integer.parseInt(a[1]):3;
  for(int i=0;i<n;i++){ if(i>=n-back) {System.out.println("ACTION "+log.actions().get(i)); var d=Engine.decision(t,s); System.out.println("  decision before "+d.get());
      if(a.length>2) Engine.choices(t,s).forEach(x->System.out.println("     "+x.says())); }
    var r=Engine.apply(t,s,log.actions().get(i)); if(r instanceof Result.Applied x){ s=x.state(); if(i>=n-back) x.events().forEach(e->System.out.println("  > "+e.says())); } else {System.out.println(r);} }
  if(!s.over()) {System.out.println("NOW "+Engine.decision(t,s).get()); if(a.length>2) Engine.choices(t,s).forEach(x->System.out.println("     "+x.says()));}
}}
